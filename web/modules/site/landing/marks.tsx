// A few signs of lucide (ISC), drawn here: its chunk holds every icon of the app, and the first script does without it.

const Sign = ({ path, className = 'lucide' }: { path: string; className?: string }) => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentcolor"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    className={className}
  >
    <path d={path} />
  </svg>
)

export const CheckSign = () => <Sign path="M20 6 9 17l-5-5" />
export const BackSign = () => <Sign path="m12 19-7-7 7-7M19 12H5" />
export const PlaySign = () => <Sign path="m6 3 14 9-14 9Z" />
export const MinusSign = () => <Sign path="M5 12h14" />
export const PlusSign = () => <Sign path="M5 12h14M12 5v14" />
export const LockSign = () => <Sign path="M5 11h14v10H5ZM7 11V7a5 5 0 0 1 10 0v4" />
