import { sameName } from '@console/schema/names';
import { useSession } from '@console/session';
import { Avatar, type AvatarProps } from '@console/ui';

export interface Me {
  sub: string | undefined;
  email: string | undefined;
}

export function useMe(): Me {
  const sub = useSession((session) => session.user?.sub);
  const email = useSession((session) => session.myUser?.email);
  return { sub, email };
}

/** C25: by subject id, else e-mail address in any case. */
export function isOwnRow(user: { id: string; email: string }, me: Me): boolean {
  return user.id === me.sub || (me.email !== undefined && sameName(user.email, me.email));
}

interface PersonAvatarProps extends Pick<AvatarProps, 'size'> {
  user: { id: string; name: string; email: string };
}

/** Draws initials; the user's own row has the photo, because the platform answers no other. */
export function PersonAvatar({ user, size }: PersonAvatarProps) {
  const isOwn = isOwnRow(user, useMe());
  const photo = useSession((session) => (isOwn ? session.myUser?.userProfileImage : undefined));
  return <Avatar name={user.name} size={size} photo={photo} />;
}
