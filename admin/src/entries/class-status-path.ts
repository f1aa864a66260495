/** The page that suspends classes: two presses from the dashboard. */
export const classStatusPath = '/admin/class-status'
