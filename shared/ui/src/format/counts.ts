const grouped = new Intl.NumberFormat('en-GB');

/** `8,090`: how many there are, grouped alike everywhere. */
export const formatCount = (count: number): string => grouped.format(count);
