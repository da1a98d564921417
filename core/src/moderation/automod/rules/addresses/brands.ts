/** A service whose name phishing uses to steal accounts or money. */
export interface Brand {
  /** As it is written in domains. */
  name: string;
  /** The domains that belong to it. */
  domains: readonly string[];
  /**
   * Whether others honestly use the name under other top-level domains, alone or with further words: because it is
   * also a word, or has a community of sites.
   */
  isCommon?: true;
}

/** Makes a brand of its name and domains; a domain without a dot is a top-level domain of the name. */
const brand = (name: string, domains: string, more: Pick<Brand, 'isCommon'> = {}): Brand => ({
  name,
  domains: domains.split(' ').map((domain) => (domain.includes('.') ? domain : `${name}.${domain}`)),
  ...more,
});
const common = (name: string, domains: string): Brand => brand(name, domains, { isCommon: true });

/**
 * Services that phishing in chats imitates, with their real domains. Source: the lists of v2fly/domain-list-community
 * (MIT licence) for discord, steam, telegram, twitch, binance, spotify, roblox, epicgames, netflix and github; the
 * services' own sites for the others. As of 28 November 2026.
 */
export const BRANDS: readonly Brand[] = [
  brand(
    'discord',
    'com gg gift gifts media new dev co design store tools me io li st discord-activities.com discordactivities.com discordsays.com discordstatus.com discordmerch.com discordpartygames.com discordcdn.com dis.gd',
  ),
  brand('discordapp', 'com net io'),
  brand('nitro', 'com org'),
  brand('steamcommunity', 'com'),
  brand('steampowered', 'com'),
  common(
    'steam',
    'steam-chat.com steamcontent.com steamgames.com steamstatic.com steamusercontent.com s.team steamchina.com',
  ),
  brand('epicgames', 'com epicgames.dev'),
  brand('fortnite', 'com'),
  brand(
    'roblox',
    'com ca cc cl cn co.jp co.uk de dk eu fr hu it jp kr mx net org ph pt sk tv uk us vn robloxlabs.com rbxcdn.com rbx.com rblx.com blox.com',
  ),
  common('minecraft', 'net minecraftservices.com'),
  brand('riotgames', 'com'),
  common('twitch', 'tv twitchcdn.net twitchsvc.net ext-twitch.tv'),
  common('youtube', 'com youtube-nocookie.com youtubekids.com youtubeeducation.com youtu.be'),
  common('google', 'com googleapis.com googleusercontent.com googlevideo.com'),
  brand('paypal', 'com me paypalobjects.com paypal-community.com'),
  brand(
    'binance',
    'com us cc charity cloud co info me net org vision binanceapi.com bnbstatic.com binancezh.com binancezh.top binancecnt.com',
  ),
  brand('coinbase', 'com'),
  brand('metamask', 'io'),
  brand('opensea', 'io'),
  brand('trustwallet', 'com'),
  brand('blockchain', 'com info', { isCommon: true }),
  common('instagram', 'com'),
  common('facebook', 'com net'),
  common('telegram', 'org me dog space telegra.ph telesco.pe t.me'),
  common('whatsapp', 'com net'),
  common('microsoft', 'com microsoftonline.com'),
  common('amazon', 'com amazonaws.com amazontrust.com'),
  brand('netflix', 'com net ca netflixinvestor.com netflixtechblog.com'),
  common(
    'spotify',
    'com design link spotifycdn.com spotify-everywhere.com spotifycharts.com spotifycodes.com spotifyjobs.com',
  ),
  common('github', 'com io githubusercontent.com githubassets.com github.dev githubstatus.com githubcopilot.com'),
  brand('sberbank', 'ru com'),
  brand('tinkoff', 'ru'),
  brand('gosuslugi', 'ru'),
  common('yandex', 'ru com'),
  common('avito', 'ru'),
  common('ozon', 'ru'),
  brand('wildberries', 'ru by kz am kg uz'),
  brand('vkontakte', 'ru com'),
];
