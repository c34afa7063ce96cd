export const paths = {
  controlPanel: () => '/admin-control-panel',
  deskHistory: () => '/admin-control-panel/history',
  deskStream: (stream: string) => `/admin-control-panel/history/${stream}`,
} as const
