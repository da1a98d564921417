import { type ClientLoaderFunctionArgs, redirect } from 'react-router';

/** A server's bare address leads to its first section. */
export function clientLoader({ params }: ClientLoaderFunctionArgs) {
  throw redirect(`/guilds/${params['guildId']}/general`);
}

export default function FirstSectionPage() {
  return null;
}
