/** The shell's exact strings (spec §2, §4, §5, §8; site.md §2, §4). */
export const strings = {
  signIn: 'Sign In',
  signUp: 'Sign Up',
  signOut: 'Sign Out',
  getStarted: 'Get Started',
  startTrial: 'Start Free Trial',
  dashboard: 'Dashboard',
  signingIn: 'Signing In...',
  creatingAccount: 'Creating Account...',
  accountCreated: 'Account Created Successfully',
  welcomeBack: 'Welcome Back',
  signUpFailed: 'Sign Up Failed',
  signUpRefused: 'Signup failed',
  signUpBroke: 'Account creation failed. Please try again.',
  signInFailed: 'Sign In Failed',
  signInBroke: 'Authentication failed. Please try again.',
  csrfFailed: 'Failed to fetch CSRF token',
  notFound: 'Page Not Found',
  wandered: 'This page has wandered off. Your memories have not.',
  maintenance: 'We are looking after the house',
  maintenanceLine: 'Messages still go out. What you keep here is safe, and we are back soon.',
  lookAgain: 'Look again',
  loading: 'Loading your family legacy platform...',
  loadingRender: 'Loading...',
  account: 'Account',
  withPasskey: 'Use a passkey',
  forgotPassword: 'Forgot password?',
  skip: 'Skip to main content',
  offline: 'You are offline. Your changes are kept on this device.',
} as const

/** From landing, header and pricing; on a page that asks for sign-in the visitor stays there. */
export const REDIRECT_AFTER_MS = 1000
