/*
 * Emotion brings a copier of static members for `withTheme`, which nobody here calls; being CommonJS, it and its list of
 * React's kinds would stay in the host's build all the same. This stands in its place.
 */
// oxlint-disable-next-line import/no-default-export -- the shape of the module it stands for
export default <Component>(target: Component): Component => target;
