import type { Principal } from '../platform/principal';

export const nameOf = ({ firstName, lastName }: Principal['person']) => `${firstName} ${lastName}`;
