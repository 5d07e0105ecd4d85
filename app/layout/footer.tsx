import type { ComponentType } from 'react';
import { Link } from 'react-router';
import {
  brand,
  type ContactSettings,
  SOCIAL_NETWORKS,
  type SocialNetwork,
  telephoneLink,
} from '#core/brand.ts';
import { charterYearAt } from '#core/charter-time.ts';
import { ButtonLink } from '#ui/button.tsx';
import { FacebookIcon, InstagramIcon, TiktokIcon, YoutubeIcon } from '#ui/icons.tsx';
import { Container } from '#ui/layout.tsx';
import { FETCHED_EARLY } from '#ui/offline.ts';
import { words } from '../words/index.ts';
import { LanguageLinks } from './language-links.tsx';
import { footerLinks } from './site-links.ts';
import { Wordmark } from './wordmark.tsx';

const NETWORKS: Record<SocialNetwork, { label: string; Icon: ComponentType<{ size?: number }> }> = {
  instagram: { label: 'Instagram', Icon: InstagramIcon },
  facebook: { label: 'Facebook', Icon: FacebookIcon },
  youtube: { label: 'YouTube', Icon: YoutubeIcon },
  tiktok: { label: 'TikTok', Icon: TiktokIcon },
};

/** The footer of every page: a last invitation, links to all pages, and how to reach the business. */
export function Footer({ contact }: { contact: ContactSettings }) {
  return (
    <footer className="screen-only on-dark text-on-dark">
      <div className="bg-deep">
        <Container className="grid items-center gap-8 py-section md:grid-cols-[1fr_auto]">
          <div>
            <h2>{words.footerInvitation}</h2>
            <p className="mt-4 max-w-[40rem] text-lg text-on-dark-muted">{words.footerPromise}</p>
          </div>
          <ButtonLink to="/book-charter" variant="light">
            {words.embarkNow}
          </ButtonLink>
        </Container>
      </div>
      <div className="bg-ink">
        <Container className="grid grid-cols-2 gap-x-8 gap-y-12 pt-16 pb-14 md:grid-cols-[1fr_1fr_auto] lg:grid-cols-[1.6fr_1fr_0.9fr_auto]">
          <div className="max-lg:col-span-full">
            <Wordmark />
            <p className="mt-5 max-w-[26rem] text-on-dark-muted">{words.footerBusiness}</p>
            <SocialLinks social={contact.social} />
          </div>
          {footerLinks().map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h3 className="footer-title">{title}</h3>
              <ul className="mt-3">
                {links.map(({ to, label }) => (
                  <li key={to}>
                    <Link to={to} {...FETCHED_EARLY} className="footer-link">
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <div className="max-md:col-span-full">
            <h3 className="footer-title">{brand.city}</h3>
            <address className="mt-3 not-italic">
              <a href={telephoneLink(contact.phone)} className="footer-link tabular">
                {contact.phone}
              </a>
              <a href={`mailto:${contact.email}`} className="footer-link wrap-anywhere">
                {contact.email}
              </a>
              <p className="mt-2 text-on-dark-muted">
                {contact.address.map((line) => (
                  <span key={line} className="block">
                    {line}
                  </span>
                ))}
              </p>
            </address>
          </div>
        </Container>
        <Container>
          <div className="flex flex-wrap justify-between gap-x-8 gap-y-3 border-t border-line-on-dark pt-6 pb-8 text-sm text-on-dark-muted max-lg:pb-24">
            <p className="grow">
              © {charterYearAt(new Date())} {brand.name}. {words.allRightsReserved}
            </p>
            <LanguageLinks />
          </div>
        </Container>
      </div>
    </footer>
  );
}

function SocialLinks({ social }: Pick<ContactSettings, 'social'>) {
  const accounts = SOCIAL_NETWORKS.flatMap((network) => {
    const href = social[network];
    return href ? [{ network, href, ...NETWORKS[network] }] : [];
  });
  if (accounts.length === 0) return null;
  return (
    <ul className="mt-6 -ml-2.5 flex gap-1">
      {accounts.map(({ network, href, label, Icon }) => (
        <li key={network}>
          <a href={href} target="_blank" rel="noopener" aria-label={label} className="footer-icon">
            <Icon size={24} />
          </a>
        </li>
      ))}
    </ul>
  );
}
