import { EnvBadge } from '@console/product';
import { useLocation, useNavigate } from '@console/router';
import { Button, chakra, EmptyState, PanelBody } from '@console/ui';
import { environmentOf } from './setup-rows';

/** Closes the panel of a list at this path; the list stays as it was. */
export function useCloseTo(path: string): () => void {
  const { search } = useLocation();
  const navigate = useNavigate();
  return () => navigate(`${path}${search}`);
}

/** In place of a form for something new, where every environment has one. */
export function NoneFree({ reason, onClose }: { reason: string; onClose: () => void }) {
  return (
    <PanelBody>
      <EmptyState title="No free environment" action={<Button onClick={onClose}>Close</Button>}>
        {reason}
      </EmptyState>
    </PanelBody>
  );
}

/** Which environment a stored setting is for. */
export function EnvironmentLine({ environmentId }: { environmentId: number }) {
  const name = environmentOf(environmentId);
  return name ? (
    <chakra.div>
      <EnvBadge environment={name} />
    </chakra.div>
  ) : null;
}
