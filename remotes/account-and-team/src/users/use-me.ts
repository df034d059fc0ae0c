import { useSession } from '@console/session';
import type { Me } from './user-rules';

/** The signed-in user, for finding the own row. */
export function useMe(): Me {
  const sub = useSession((session) => session.user?.sub);
  const email = useSession((session) => session.myUser?.email);
  return { sub, email };
}
