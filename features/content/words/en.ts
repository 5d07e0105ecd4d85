export const ourStory = 'Our Story';
export const storyBeginning =
  'It began with one borrowed flybridge, a birthday for nine, and a thunderstorm that moved off with ten minutes to spare.';
export const storyMidnight =
  'The guests stayed aboard until midnight. By Monday three of them had called to ask for the same day again: the same captain, the same anchorage, the same lime in the same glass. More than eight years later we still write down which lime it was.';
export const storyToday =
  'Today more than a hundred yachts lie between Miami Beach and Key Biscayne under our care. We know how each of them turns in a crosswind, where her shade falls at four, and which cabin is the quiet one. You only need to know the day.';
export const storyPicture = 'A dark-hulled yacht of three decks off the city at dusk';
export const setsUsApart = 'What Sets Us Apart';
export const priceTitle = 'The price you read is the price you pay';
export const priceText =
  'Gratuity, tax and provisioning are named line by line, before anybody asks for a card.';
export const captainTitle = 'Every captain has sailed with us first';
export const captainText =
  'As mate, for a season. Papers say who may drive a yacht; a season says who should host one.';
export const berthTitle = 'A sheltered berth stands by';
export const berthText = 'When weather turns, there is a place to go, and the dinner goes with you.';
export const personTitle = 'A person answers';
export const personText =
  'By phone, email or chat, at any hour, and it is someone who has been aboard this week.';
export const ourMission = 'Our mission';
export const mission =
  'To give people one day on the water so well looked after that they forget someone is looking after it.';
export const ourValues = 'Our values';
export const excellence = 'Excellence';
export const excellenceText =
  'A towel folded the same way on the fortieth day as on the first. Small things, done each time, are what people remember as luxury.';
export const safety = 'Safety First';
export const safetyText =
  'Licensed captains, vests in every size, and a Coast Guard list with every name on it. When a captain says no, nobody argues.';
export const bespoke = 'Bespoke Experiences';
export const bespokeText =
  'No two guest lists are alike, so no two days are. We ask more questions than you expect, once, and then never again.';
export const peopleAboard = 'The people aboard';
export const peoplePicture =
  'A yacht’s stern with her platform down and everything ready for the first guests';
export const captains = 'Captains';
export const captainsText = 'Licensed, local, and happy to explain what that buoy means.';
export const chefs = 'Chefs';
export const chefsText = 'They shop the morning you sail, and cook what the boats brought in.';
export const hosts = 'Hosts and deckhands';
export const hostsText = 'They remember names, refill glasses, and are first into the water.';
export const planners = 'Event planners';
export const plannersText = 'One planner per celebration, from the first call to the last guest ashore.';
export const engineers = 'Engineers';
export const engineersText = 'Each yacht is looked over before every departure, not every season.';
export const financeGuides = 'Finance guides';
export const financeGuidesText = 'They put your papers in order and in front of independent lenders.';
export const playFilm = (title: string) => `Play film: ${title}`;
export const filmFailed = 'This film can’t be played right now.';
export const tryAgain = 'Try again';

// Where we are.
export const bayChart =
  'Chart of Biscayne Bay: Miami to the west, Miami Beach, Virginia Key and Key Biscayne to the east. Our berth lies on the inner side of South Beach, where the port’s channel begins.';
export const chartNote = 'Soundings in feet. Drawn for orientation, not for navigation.';

// Our channels.
export const subscribeOnYoutube = 'Subscribe on YouTube';
export const followOn = (network: string) => `Follow on ${network}`;
