import { useSession } from '@console/session';
import { Avatar, type AvatarProps } from '@console/ui';

/** Subject id and e-mail address of the signed-in user, to find the user's own row in a list of people. */
export interface Me {
  sub: string | undefined;
  email: string | undefined;
}

export function useMe(): Me {
  const sub = useSession((session) => session.user?.sub);
  const email = useSession((session) => session.myUser?.email);
  return { sub, email };
}

/** C25: by subject id, otherwise by e-mail address without regard to case. */
export function isOwnRow(user: { id: string; email: string }, me: Me): boolean {
  return user.id === me.sub || user.email.toLowerCase() === me.email?.toLowerCase();
}

interface PersonAvatarProps extends Pick<AvatarProps, 'size'> {
  user: { id: string; name: string; email: string };
}

/** A person of a list: initials, or the photo in the user's own row. The platform returns no other photos. */
export function PersonAvatar({ user, size }: PersonAvatarProps) {
  const isOwn = isOwnRow(user, useMe());
  const photo = useSession((session) => (isOwn ? session.myUser?.userProfileImage : undefined));
  return <Avatar name={user.name} size={size} photo={photo} />;
}
