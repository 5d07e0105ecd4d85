export { type Agreement, holdCase as holdAgreements, type Newest } from '../repository.ts';
export { endAllThatIsOver, endCaptainContract, endWhatIsOver, prepareCaptainContract } from './captain.ts';
export {
  type AgreementDeps,
  type AgreementNews,
  type CaptainsOfAgreements,
  type ChartersOfAgreements,
  PREPARE_AGREEMENT,
  SEAL_AGREEMENT,
  type Signer,
  type SubjectOfAgreements,
} from './deps.ts';
export { forgetAgreements } from './forget.ts';
export {
  drawUpAnew,
  hashOfCaptain,
  hashOfSubject,
  prepareAgreement,
  prepareWhatIsMissing,
  queueAgreement,
  tellToSign,
} from './prepare.ts';
export {
  areTermsSigned,
  exportAgreements,
  type Followed,
  listAgreements,
  newestOf,
  type Verification,
  verifyAgreement,
  verifyUrlOf,
} from './read.ts';
export { sealAgreement, sealWhatIsLeft } from './seal.ts';
export {
  consent,
  countersign,
  type Meant,
  openDocument,
  refuseToSign,
  seePage,
  sign,
  signAsCaptain,
  throughDoor,
} from './sign.ts';
export { type OfferedTerms, offerTerms, withdrawInfectedTerms, withdrawTerms } from './terms.ts';
