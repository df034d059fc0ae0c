import type { Principal } from '../api/principal';

export const nameOf = ({ firstName, lastName }: Principal['person']) => `${firstName} ${lastName}`;
