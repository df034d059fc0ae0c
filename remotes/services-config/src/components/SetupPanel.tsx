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

interface NotNowProps {
  title?: string;
  reason: string;
  onClose: () => void;
}

/** In place of a form for something new, where there can be none: every environment has one, unless the title says else. */
export function NoneFree({ title = 'No free environment', reason, onClose }: NotNowProps) {
  return (
    <PanelBody>
      <EmptyState title={title} action={<Button onClick={onClose}>Close</Button>}>
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
