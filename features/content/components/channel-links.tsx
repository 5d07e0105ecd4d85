import type { ComponentType } from 'react';
import type { SocialNetwork } from '#core/brand.ts';
import { ArrowIcon, FacebookIcon, InstagramIcon, TiktokIcon, YoutubeIcon } from '#ui/icons.tsx';
import type { SiteSettingsAnswer } from '../schema.ts';
import { words } from '../words/index.ts';

const networks = (): readonly {
  network: SocialNetwork;
  label: string;
  Icon: ComponentType<{ size?: number }>;
}[] => [
  { network: 'youtube', label: words.subscribeOnYoutube, Icon: YoutubeIcon },
  { network: 'instagram', label: words.followOn('Instagram'), Icon: InstagramIcon },
  { network: 'tiktok', label: words.followOn('TikTok'), Icon: TiktokIcon },
  { network: 'facebook', label: words.followOn('Facebook'), Icon: FacebookIcon },
];

interface ChannelLinksProps {
  /** A network without an account is absent. */
  social: SiteSettingsAnswer['contact']['social'];
}

/** Links to the business's channels, as staff have set them. */
export function ChannelLinks({ social }: ChannelLinksProps) {
  const channels = networks().flatMap(({ network, label, Icon }) => {
    const href = social[network];
    return href ? [{ network, href, label, Icon }] : [];
  });
  return (
    <ul className="border-t border-current/25">
      {channels.map(({ network, href, label, Icon }) => (
        <li key={network} className="border-b border-current/25">
          <a
            href={href}
            target="_blank"
            rel="noopener"
            className="group flex min-h-16 items-center gap-4 text-lg"
          >
            <Icon size={24} />
            <span className="flex-1 underline-offset-4 group-hover:underline">{label}</span>
            <ArrowIcon size={20} className="-rotate-45" />
          </a>
        </li>
      ))}
    </ul>
  );
}
