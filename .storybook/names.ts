import names from './names.json'

const rooms: Readonly<Record<string, string>> = names.rooms

/** Chinese names by the component's own. One that is not there goes by its own alone. */
export const components: Readonly<Record<string, string>> = names.components

/** `primitives/Button` as it is shown: `基础件 primitives/按钮 Button`. */
export const shown = (title: string): string =>
  title
    .split('/')
    .map((part, at) => withName(part, at === 0 ? rooms[part] : components[part]))
    .join('/')

const withName = (part: string, name: string | undefined) => (name ? `${name} ${part}` : part)
