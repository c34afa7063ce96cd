/** The panel's strings, held word for word by tests/site. */
export const strings = {
  badge: 'Admin Access',
  back: 'Back to Site',
  loading: 'Loading admin panel...',
  denied: 'Access Denied',
  deniedLine: "You don't have permission to access this area.",
  home: 'Return to Home',
  notLoaded: 'Not loaded',
  retry: 'Retry',
  users: 'Users',
  content: 'Content',
  analytics: 'Analytics',
  database: 'Database',
  settings: 'Settings',
  siteSettings: 'Site Settings',
  maintenanceMode: 'Maintenance Mode',
  registrationEnabled: 'Registration Enabled',
  emailNotifications: 'Email Notifications',
  maxFileSize: 'Max File Size (MB)',
  updated: 'Settings Updated',
  updatedLine: 'System settings have been successfully updated.',
  updateFailed: 'Update Failed',
  updateFailedLine: 'Failed to update system settings.',
  exportUsers: 'Export Users',
  exportMemories: 'Export Memories',
  exportMessages: 'Export Messages',
  exported: 'Export Complete',
  exportFailed: 'Export Failed',
  exportFailedLine: 'Failed to export data.',
  backUp: 'Backup Database',
  openHouse: 'Deliver again',
  blogPosts: 'Manage Blog Posts',
  addContent: 'Add Content',
  contentLine:
    'The eight articles and all other texts come with each version of the site. Name, phone, address and claims are set by its operator.',
  sample: 'Sample figures',
} as const

export const exportedLine = (kind: string): string => `${kind} data has been exported successfully.`

/** Long enough to read why before the way home is taken. */
export const REDIRECT_AFTER_MS = 3000

export const statNames = {
  totalUsers: 'Total Users',
  totalMemories: 'Total Memories',
  totalVoiceMessages: 'Voice Messages',
  totalRevenue: 'Revenue',
  activeSubscriptions: 'Subscriptions',
} as const
