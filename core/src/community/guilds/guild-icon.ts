/** The URL of a guild's icon on the platform's CDN. */
export function guildIconUrl(cdnUrl: string, guildId: string, icon: string): string {
  const format = icon.startsWith('a_') ? 'gif' : 'png';
  return `${cdnUrl}/icons/${guildId}/${icon}.${format}?size=128`;
}
