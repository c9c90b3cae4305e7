import { createElement, useEffect } from 'react'
import { addons, types, useStorybookApi, useStorybookState } from 'storybook/manager-api'
import { look } from './look.ts'
import { shown } from './names.ts'

addons.setConfig({
  // The other theme and the other window are a press on the toolbar away: their pictures are for tests.
  sidebar: { filters: { pictures: ({ id }) => !/--(?:dark|phone)-picture$/.test(id) } },
  theme: look,
})

/**
 * Gives what the sidebar lists its Chinese names, here and nowhere else: the addresses of stories, and with them their
 * tests and pictures, stay as their folders say.
 */
function Names() {
  const api = useStorybookApi()
  const { internal_index: index, index: listed } = useStorybookState()

  useEffect(() => {
    if (!index) return
    const entries = Object.entries(index.entries)
    if (entries.every(([, { title }]) => shown(title) === title)) return
    const named = entries.map(([id, entry]) => [id, { ...entry, title: shown(entry.title) }] as const)
    void api.setIndex({ ...index, entries: Object.fromEntries(named) })
    // `listed` is made anew whenever somebody else sets the index, even to the same one.
  }, [api, index, listed])

  return null
}

addons.register('xinpu/names', () =>
  addons.add('xinpu/names', {
    type: types.TOOL,
    title: '中文名',
    match: () => true,
    render: () => createElement(Names),
  }),
)
