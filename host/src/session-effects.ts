import { stripeSettings } from '@console/api';
import { browserStorage, forgetOwner, tabStorage } from '@console/browser';
import type { GateUser } from '@console/contract';
import { callQuery, type QueryClient } from '@console/query';
import { onSessionEnd, sessionStore } from '@console/session';
import { clearJobs, keepDrafts, reloadWithDrafts, setBranding, toast } from '@console/ui';
import { t } from '@console/words';
import { chosenWords, languageFor } from './language';
import type { TabReports } from './reports/area-reports';

/** Billing needs the key (HOST-015). */
const publishableKeyQuery = callQuery(stripeSettings.getPublishableKey, {}, { staleTime: Number.POSITIVE_INFINITY });

/** The first screen's requests go first. */
const FIRST_SCREEN_MS = 3_000;

/** Returns the handler for concurrent edits: a sticky toast that reloads on closing (SHRD-011..SHRD-013, C87). */
export function connectSession(client: QueryClient, reports: Pick<TabReports, 'signIn'>): (message: string) => void {
  onSessionEnd((reason) => {
    if (reason === 'signed-out') {
      clearJobs();
      forgetOwner();
    } else keepDrafts();
    toast.clear();
    client.clear();
  });
  sessionStore.subscribe(({ status }, previousSession) => {
    if (status !== 'authenticated' || previousSession.status === 'authenticated') return;
    // The first screen works without. Often the host's first request, so this fetches ky.
    setTimeout(() => void client.prefetchQuery(publishableKeyQuery), FIRST_SCREEN_MS);
  });
  sessionStore.subscribe(({ refusal }, previousSession) => {
    if (refusal && refusal !== previousSession.refusal) reports.signIn(refusal);
  });
  sessionStore.subscribe(({ customer }, previousSession) => {
    if (customer === undefined || customer === previousSession.customer) return;
    setBranding(customer?.brandColors ?? undefined);
  });
  sessionStore.subscribe(({ myUser }, previousSession) => {
    if (!myUser || myUser === previousSession.myUser) return;
    readIn(languageFor(myUser.languageCode), previousSession.myUser !== undefined);
  });
  // Before the gates close forms, which are still mounted (Q38).
  sessionStore.subscribe(({ gateUser }, previousSession) => {
    if (!gateUser || !previousSession.gateUser || !hasLostRights(previousSession.gateUser, gateUser)) return;
    keepDrafts();
    client.removeQueries({ type: 'inactive' });
  });
  return (message) => {
    toast.error(message, {
      description: t('Closing this message reloads the page. Your changes are kept.'),
      sticky: true,
      onClose: reloadWithDrafts,
    });
  };
}

/** @param isSaved a person has just chosen it */
function readIn(language: string, isSaved: boolean): void {
  const isRemembered = browserStorage.common.write('console-language', language);
  const words = chosenWords();
  // Without storage the reload would repeat.
  if (!isRemembered || !words || words.language === language) return;
  if (isSaved) tabStorage.common.write('console.arrival', 'language');
  reloadWithDrafts();
}

function hasLostRights(previousUser: GateUser, now: GateUser): boolean {
  const rights = new Set(rightsOf(now));
  return rightsOf(previousUser).some((right) => !rights.has(right));
}

function rightsOf({ isSppUser, customerInactive, companies, productFeatureAccessSelections }: GateUser): string[] {
  return [
    ...(isSppUser ? ['staff'] : []),
    ...(customerInactive ? [] : ['active']),
    ...(companies > 0 ? ['company'] : []),
    ...productFeatureAccessSelections.flatMap(({ productCode, usageFeature, featureSelections }) => [
      ...(usageFeature.hasAccess ? [productCode] : []),
      ...featureSelections.flatMap(({ featureCode, hasAccess }) =>
        hasAccess ? [`${productCode}/${featureCode}`] : [],
      ),
    ]),
  ];
}
