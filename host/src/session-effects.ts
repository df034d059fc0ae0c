import { stripeSettings } from '@console/api';
import { browserStorage, forgetOwner } from '@console/browser';
import type { GateUser } from '@console/contract';
import { callQuery, type QueryClient } from '@console/query';
import { onSessionEnd, sessionStore } from '@console/session';
import { clearJobs, keepDrafts, reloadWithDrafts, setBranding, setLanguage, toast } from '@console/ui';
import { t } from '@console/words';
import { chosenWords, languageFor } from './language';
import type { TabReports } from './reports/area-reports';

/** The card provider's public key; billing reads it from the cache (HOST-015). */
const publishableKeyQuery = callQuery(stripeSettings.getPublishableKey, {}, { staleTime: Number.POSITIVE_INFINITY });

/** Time for the first screen to send its own requests. */
const FIRST_SCREEN_MS = 3_000;

/**
 * The host's effects of the begin and end of a session. Returns the API client's handler for a record that another user
 * has changed: a sticky toast that reloads the page when it is closed (SHRD-011..SHRD-013, C87).
 */
export function connectSession(client: QueryClient, reports: Pick<TabReports, 'signIn'>): (message: string) => void {
  onSessionEnd((reason) => {
    if (reason === 'signed-out') {
      clearJobs();
      forgetOwner();
    } else keepDrafts();
    toast.clear();
    client.clear();
  });
  sessionStore.subscribe(({ status }, before) => {
    if (status !== 'authenticated' || before.status === 'authenticated') return;
    // The key is not needed on the first screen, so it must not compete with the screen's requests. It is often the
    // first request that the page's first script has not sent, so it fetches ky for the requests that follow.
    setTimeout(() => void client.prefetchQuery(publishableKeyQuery), FIRST_SCREEN_MS);
  });
  sessionStore.subscribe(({ refusal }, before) => {
    if (refusal && refusal !== before.refusal) reports.signIn(refusal);
  });
  sessionStore.subscribe(({ customer }, before) => {
    if (customer === undefined || customer === before.customer) return;
    setBranding(customer?.brandColors ?? undefined);
  });
  sessionStore.subscribe(({ myUser }, before) => {
    if (!myUser || myUser === before.myUser) return;
    setLanguage(myUser.languageCode);
    readIn(languageFor(myUser.languageCode));
  });
  // Runs before the gates render again, so the forms that they close are still mounted (Q38).
  sessionStore.subscribe(({ gateUser }, before) => {
    if (!gateUser || !before.gateUser || !hasLostRights(before.gateUser, gateUser)) return;
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

/** Loads the page again in the language of the profile, with drafts, if it is in another one. */
function readIn(language: string): void {
  const isRemembered = browserStorage.common.write('console-language', language);
  const chosen = chosenWords();
  // Without storage, the next load would be in the same language as this one.
  if (isRemembered && chosen && chosen.language !== language) reloadWithDrafts();
}

function hasLostRights(before: GateUser, now: GateUser): boolean {
  const held = new Set(rightsOf(now));
  return rightsOf(before).some((right) => !held.has(right));
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
