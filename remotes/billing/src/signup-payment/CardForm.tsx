import { pathOf } from '@console/contract';
import { findObstacle, type Obstacle } from '@console/http';
import { announce, Button, chakra, ErrorState, LinkButton, LockedNote, Notice, reasonOf } from '@console/ui';
import { Caption, Card } from '@console/ui/layout';
import { t } from '@console/words';
import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { PaymentIntent, StripeError, StripePaymentElementOptions } from '@stripe/stripe-js';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import area from '../area';

/** BILL-081, spelled so. */
const UNEXPECTED = t('An unexpected error occured.');

const ASK_AGAIN_MS = 2_000;
const FRAME_MS = 8_000;

/** Cards only: wallets need further origins and a permission. */
const OPTIONS: StripePaymentElementOptions = {
  layout: 'tabs',
  wallets: { applePay: 'never', googlePay: 'never', link: 'never' },
};

interface CardFormProps {
  clientSecret: string;
  /** A payment may run here, in another tab or earlier. */
  isRunning: boolean;
  /** Finds the status after a lost answer too. Undefined means no answer. */
  findStatus: () => Promise<PaymentIntent.Status | undefined>;
  onTryAgain: () => void;
}

/** BILL-071 to BILL-074 */
export function CardForm({ clientSecret, isRunning, findStatus, onTryAgain }: CardFormProps) {
  const stripe = useStripe();
  const elements = useElements();
  const [frame, setFrame] = useState<'loading' | 'missing' | 'ready'>('loading');
  /** Undefined while the console itself can be reached. */
  const [obstacle, setObstacle] = useState<Obstacle>();
  const [isPaying, setPaying] = useState(false);
  const [error, setError] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  // State is too late: a second press may precede the rendering.
  const isSent = useRef(false);
  const isBusy = isPaying || isRunning;
  const isMissing = frame === 'missing' && !isBusy;

  useEffect(() => {
    if (frame !== 'loading') return;
    const timer = setTimeout(noteMissing, FRAME_MS);
    return () => clearTimeout(timer);
  }, [frame]);

  function noteMissing() {
    setFrame('missing');
    void findObstacle().then(setObstacle);
  }

  async function pay(event: FormEvent) {
    event.preventDefault();
    if (!stripe || !elements || isSent.current || isRunning) return;
    isSent.current = true;
    setPaying(true);
    setError(undefined);
    announce(t('Processing payment'));
    const message = await confirm();
    const status = await knownStatus();
    isSent.current = false;
    setPaying(false);
    // The answer was lost, the payment was made.
    if (status === 'succeeded' || status === 'processing') return;
    setError(message);
    if (message !== undefined) elements.getElement('payment')?.focus();
  }

  /** Waits for the provider's answer, because paying blindly could pay twice. */
  async function knownStatus(): Promise<PaymentIntent.Status> {
    let status = await findStatus();
    while (status === undefined) {
      setAsking(true);
      await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
      status = await findStatus();
    }
    setAsking(false);
    return status;
  }

  /** The provider takes the payment once, even if confirmed twice. @returns the error */
  async function confirm(): Promise<string | undefined> {
    if (!stripe || !elements) return UNEXPECTED;
    try {
      const { error: refused } = await stripe.confirmPayment({
        elements,
        clientSecret,
        confirmParams: { return_url: location.href },
        redirect: 'if_required',
      });
      return refused && messageOf(refused);
    } catch {
      return UNEXPECTED;
    }
  }

  return (
    <div>
      {isMissing && (
        <ErrorState
          title={t('Couldn’t load the payment form')}
          error={{ code: obstacle }}
          onRetry={onTryAgain}
          action={<LinkButton to={pathOf(area.pages.invoices)}>{t('Invoices')}</LinkButton>}
        >
          {obstacle
            ? t('Nothing was charged. {reason}', { reason: reasonOf(obstacle) })
            : t(
                'Nothing was charged. A content blocker or your network may be blocking the payment provider. Allow it and try again, or pay on the provider’s page from Invoices.',
              )}
        </ErrorState>
      )}
      <form onSubmit={(event) => void pay(event)} aria-label={t('Card payment')} hidden={isMissing}>
        <Card sunken strong p="1.5" pt="3">
          <LockedNote>{t('The payment provider’s secure form')}</LockedNote>
          <Card bg="surface" mt="3" p="4" opacity={isBusy ? '0.55' : undefined} inert={isBusy}>
            <PaymentElement onReady={() => setFrame('ready')} onLoadError={noteMissing} options={OPTIONS} />
          </Card>
        </Card>
        {isAsking && (
          <chakra.div role="status" mt="4">
            <Notice tone="warning">
              {t('The payment provider isn’t responding. Checking whether the payment went through…')}
            </Notice>
          </chakra.div>
        )}
        {error !== undefined && (
          <chakra.div role="alert" mt="4">
            <Notice tone="danger">{error}</Notice>
          </chakra.div>
        )}
        <chakra.div display="grid" mt="5">
          <Button
            type="submit"
            variant="primary"
            size="large"
            loading={isBusy}
            disabledReason={frame === 'ready' || isBusy ? undefined : t('Loading the card form')}
          >
            {isBusy ? t('Processing payment') : t('Pay now and subscribe')}
          </Button>
        </chakra.div>
        <Caption mt="3">
          {t(
            'Your bank may ask you to approve the payment. You’ll be charged once, even if you close or reopen this page.',
          )}
        </Caption>
      </form>
    </div>
  );
}

/** BILL-080, BILL-081 */
function messageOf({ type, message }: StripeError): string {
  const isOfTheCard = type === 'card_error' || type === 'validation_error';
  return (isOfTheCard && message) || UNEXPECTED;
}
