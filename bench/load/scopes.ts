/** What people consent to when they sign in. */
export const SCOPES = ['identify', 'guilds', 'applications.commands.permissions.update'];
