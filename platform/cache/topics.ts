/** What a cached answer can show. Each public table notifies its topic when it changes (by triggers in the migrations). */
export const TOPICS = ['fleet', 'pricing', 'calendar', 'extras', 'events', 'content'] as const;

export type Topic = (typeof TOPICS)[number];

export function isTopic(text: string): text is Topic {
  return (TOPICS as readonly string[]).includes(text);
}
