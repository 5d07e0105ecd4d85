import { DEFAULT_CONTACT } from '#core/brand.ts';
import type { Translations } from '#core/field-kinds.ts';
import { asOneText } from '#core/field-values.ts';
import type { Settings } from './settings.ts';

type Said = string | readonly string[];

/** Adds Spanish and Portuguese translations to an object, field by field. */
function inOthers<Kept extends object>(
  kept: Kept,
  said: { readonly [Field in keyof Kept]?: readonly [Said, Said] },
): Kept & { readonly translations: Translations } {
  const texts = Object.entries(said) as [string, readonly [Said, Said]][];
  const within = kept as Readonly<Record<string, unknown>>;
  const inOne = (place: 0 | 1) =>
    Object.fromEntries(
      texts.map(([field, both]) => [field, { text: asOneText(both[place]), of: asOneText(within[field]) }]),
    );
  return { ...kept, translations: { es: inOne(0), pt: inOne(1) } };
}

/** The settings of a new site. The figures are from product 1.12, 3.6, 4.4 and 4.7. */
export const DEFAULT_SETTINGS: Settings = {
  contact: {
    phone: DEFAULT_CONTACT.phone,
    email: DEFAULT_CONTACT.email,
    address: DEFAULT_CONTACT.address,
  },
  social: DEFAULT_CONTACT.social,
  chat: { url: DEFAULT_CONTACT.chatUrl },
  statistics: {
    home: [
      inOthers(
        { value: '8+', label: 'years of experience' },
        { label: ['años de experiencia', 'anos de experiência'] },
      ),
      inOthers(
        { value: '1000+', label: 'successful charters' },
        { label: ['alquileres exitosos', 'aluguéis bem-sucedidos'] },
      ),
      inOthers(
        { value: '100+', label: 'yachts in the fleet' },
        { label: ['yates en la flota', 'iates na frota'] },
      ),
      inOthers(
        { value: '3.8M+', label: 'in sales since 2020' },
        { label: ['en ventas desde 2020', 'em vendas desde 2020'] },
      ),
      inOthers(
        { value: '20+', label: 'large corporate and trade events' },
        { label: ['grandes eventos de empresas y ferias', 'grandes eventos de empresas e feiras'] },
      ),
    ],
    about: [
      inOthers({ value: '100+', label: 'yachts' }, { label: ['yates', 'iates'] }),
      inOthers({ value: '5000+', label: 'charters' }, { label: ['alquileres', 'aluguéis'] }),
      inOthers({ value: '4.9', label: 'rating' }, { label: ['calificación', 'avaliação'] }),
      inOthers({ value: '24/7', label: 'support' }, { label: ['atención', 'atendimento'] }),
    ],
  },
  home: {
    slides: [
      inOthers(
        {
          id: 'weddings',
          title: 'Weddings',
          subtitle: 'Say yes where the bay meets the sky',
          description:
            'A ceremony on the foredeck, dinner under lanterns, a first dance at anchor. We keep time with the sunset.',
          image: 'home-weddings',
          focus: 38,
          color: '#4a3a44',
        },
        {
          title: ['Bodas', 'Casamentos'],
          subtitle: [
            'Diga que sí donde la bahía se encuentra con el cielo',
            'Diga sim onde a baía encontra o céu',
          ],
          description: [
            'Una ceremonia en la cubierta de proa, cena a la luz de los faroles y el primer baile al ancla. Vamos al ritmo del atardecer.',
            'Uma cerimônia no convés de proa, jantar à luz de lanternas, a primeira dança no fundeio. Seguimos a hora do pôr do sol.',
          ],
        },
      ),
      inOthers(
        {
          id: 'lifestyle-vacation',
          title: 'Lifestyle Vacation',
          subtitle: 'A week with no plan but the next anchorage',
          description:
            'Coffee off Key Biscayne, lunch on a sandbar, Bimini by evening. Captain, chef and crew see to everything else.',
          image: 'home-lifestyle-vacation',
          focus: 71,
          color: '#4b4a55',
        },
        {
          title: ['Vacaciones a bordo', 'Férias a bordo'],
          subtitle: [
            'Una semana sin más plan que el próximo fondeadero',
            'Uma semana sem outro plano além do próximo fundeadouro',
          ],
          description: [
            'Café frente a Key Biscayne, almuerzo en un banco de arena, Bimini al anochecer. El capitán, el chef y la tripulación se ocupan de todo lo demás.',
            'Café diante de Key Biscayne, almoço num banco de areia, Bimini ao anoitecer. Capitão, chef e tripulação cuidam de todo o resto.',
          ],
        },
      ),
      inOthers(
        {
          id: 'dockside-parties',
          title: 'Dockside Parties',
          subtitle: 'The best table in town is tied to a dock',
          description:
            'Lamps in the rigging, a band on the aft deck and nobody asked to leave at eleven. The lines stay fast all night.',
          image: 'home-dockside-parties',
          focus: 67,
          color: '#2b2440',
        },
        {
          title: ['Fiestas en el muelle', 'Festas no píer'],
          subtitle: [
            'La mejor mesa de la ciudad está amarrada a un muelle',
            'A melhor mesa da cidade está amarrada a um píer',
          ],
          description: [
            'Luces en lo alto, una banda en la cubierta de popa y nadie que lo invite a irse a las once. Las amarras siguen firmes toda la noche.',
            'Luzes no alto, uma banda no convés de popa e ninguém convidado a sair às onze. As amarras ficam firmes a noite toda.',
          ],
        },
      ),
    ],
    pictures: { about: 'about-story', fleet: 'special-lifestyle', financing: 'home-financing' },
  },
  rating: { value: 4.8, reviews: 127, isShown: true },
  money: {
    charterDepositPercent: 50,
    charterBalanceHoursBefore: 24,
    eventDepositPercent: 30,
    eventBalanceDaysBefore: 14,
    holdHours: 48,
    cancellationFeePercent: 5,
    reversalLimit: 1_000,
    holdReleaseHours: 48,
    bankTransferTo: '',
    zelleTo: '',
  },
  policies: inOthers(
    {
      modificationHoursBefore: 48,
      arriveMinutesEarly: 15,
      gratuityPercentFrom: 15,
      gratuityPercentTo: 20,
      payments: ['Major cards', 'Zelle', 'Bank transfer', 'Cash', 'Crypto'],
    },
    {
      payments: [
        ['Principales tarjetas', 'Zelle', 'Transferencia bancaria', 'Efectivo', 'Criptomonedas'],
        ['Principais cartões', 'Zelle', 'Transferência bancária', 'Dinheiro', 'Criptomoedas'],
      ],
    },
  ),
};
