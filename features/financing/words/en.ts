export const heroPicture = 'A motor yacht at rest on calm water';
export const heroTitle = 'Yacht financing, without the fog';
export const heroText =
  'For a charter or for a yacht of your own. We put your application in front of independent lenders and keep you posted. We are not a lender: they decide.';
export const startApplication = 'Start your application';
export const talkFirst = 'Talk to us first';

export const whyFinance = 'Why our guests finance';
export const costTitle = 'Lower upfront cost';
export const costText = 'Spread the price over the seasons you sail, and keep your savings working.';
export const fastTitle = 'Fast pre-qualification';
export const fastText = 'A soft credit check tells you where you stand. It does not affect your score.';
export const openTitle = 'Transparent process';
export const openText =
  'Every stage, document and message on one page of your own, until the last signature.';

export const sixSteps = 'Six steps, none in the dark';
export const sixStepsLead = 'Four of them are a form of a few minutes.';
export const purposeStep = 'Purpose and basics';
export const purposeText = 'A charter or a yacht of your own, roughly when, and roughly how much.';
export const personalStep = 'Personal information';
export const personalText = 'Who you are and where you live. Of your SSN, the last four digits.';
export const incomeStep = 'Employment and financials';
export const incomeText = 'What you do, what you earn, and four consents in plain words.';
export const documentsStep = 'Documents';
export const documentsText = 'ID, proof of income, proof of address. Now, or later on your dashboard.';
export const inquiryStep = 'Soft-inquiry pre-qualification';
export const inquiryText = 'It tells lenders enough to answer, and it does not affect your score.';
export const decisionStep = 'Decision and signing with the lender';
export const decisionText = 'The lender decides, sends the terms and has you sign electronically.';

export const mightCost = 'What it might cost per month';
export const amountFinanced = 'Amount financed';
export const inDollars = 'In U.S. dollars';
export const months = 'Months';
export const monthsHint = '12 to 240';
export const yearlyRate = 'Yearly rate you expect';
export const yearlyRateHint = 'In percent. Your own guess, not an offer';
export const chooseBetween = (min: string, max: string) => `Please choose ${min} to ${max}.`;
export const illustration = 'An illustration, not an offer';
export const eachMonth = 'Each month, about';
export const totalInterest = 'Total interest';
export const totalRepaid = 'Total repaid';
export const estimateNote =
  'Computed from the figures you chose, for equal monthly payments without fees or a down payment. We are not a lender: what you are offered, if anything, comes from an independent lender and depends on you and your state.';

export const callTitle = 'A few minutes now, an answer you can plan with';
export const callText =
  'Miami Flow Yachts is not a lender. Credit decisions are made by independent third-party lenders. Rates, terms and availability vary by applicant and state.';
