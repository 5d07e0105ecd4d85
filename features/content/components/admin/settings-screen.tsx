import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useListState } from '#ui/admin/list-state.ts';
import { Read } from '#ui/admin/read.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { settingsQuery } from './calls.ts';
import { Crew, Questions, Testimonials } from './catalogs.tsx';
import { GeneralSettings } from './general-settings.tsx';
import { HomeCards, HomeSettings } from './home-settings.tsx';
import { words } from './words/index.ts';

const sections = () => [
  { id: '', name: words.sections.general },
  { id: 'home', name: words.sections.home },
  { id: 'questions', name: words.sections.questions },
  { id: 'testimonials', name: words.sections.testimonials },
  { id: 'crew', name: words.sections.crew },
];

/** The screen for all content that staff can change. The current section is in the address: `?section=questions`. */
export function SettingsScreen() {
  const list = useListState();
  const section = list.get('section');
  return (
    <>
      <nav aria-label={words.settings} className="staff-tabs">
        {sections().map(({ id, name }) => (
          <Link
            key={id}
            to={id ? `/admin/settings?section=${id}` : '/admin/settings'}
            className="staff-tab"
            aria-current={section === id ? 'page' : undefined}
          >
            {name}
          </Link>
        ))}
      </nav>
      {section === 'questions' ? (
        <Questions />
      ) : section === 'testimonials' ? (
        <Testimonials />
      ) : section === 'crew' ? (
        <Crew />
      ) : (
        <Groups isHome={section === 'home'} />
      )}
    </>
  );
}

function Groups({ isHome }: { isHome: boolean }) {
  const settings = useQuery(settingsQuery());
  const home = settings.data?.find(({ group }) => group === 'home');
  return (
    <main className="staff-page">
      <div className="staff-head">
        <h2 className="staff-title">{isHome ? words.homePage : words.settings}</h2>
      </div>
      <Read
        found={settings}
        failure={words.settingsNotRead}
        waiting={
          <div className="staff-cards" aria-busy="true">
            {['one', 'two', 'three', 'four'].map((key) => (
              <Skeleton key={key} className="h-48 w-full" />
            ))}
          </div>
        }
      >
        {(groups) =>
          isHome ? (
            <>
              {home && <HomeSettings kept={home} />}
              <HomeCards />
            </>
          ) : (
            <GeneralSettings groups={groups} />
          )
        }
      </Read>
    </main>
  );
}
