import { installTrustedTypes } from './trusted-types';

installTrustedTypes();
