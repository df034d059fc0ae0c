/*
 * Emotion has a copier of static members for `withTheme`, which nobody here calls. It is CommonJS, so the host's build
 * could not drop it and its list of React's element types. This replaces it.
 */
// oxlint-disable-next-line import/no-default-export -- the shape of the module that it replaces
export default <Component>(target: Component): Component => target;
