import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  DocsStory,
  Heading,
  Source,
  Title,
} from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { doorOf } from './doors.ts'
import { components } from './names.ts'

/**
 * The page of a component: what it is for, how to get it, its first story with the code for it, its props, and its
 * other stories. What fills a window (dialogs, whole screens) stands here once, in a frame: several would fight for the
 * keyboard.
 */
export function DocsPage() {
  const [first, ...rest] = useContext(DocsContext).componentStories()
  const docs = first?.parameters['docs'] as { story?: { inline?: boolean } } | undefined
  const [room = '', name = ''] = first?.title.split('/') ?? []
  const door = doorOf(name, room)
  const others =
    docs?.story?.inline === false ? [] : rest.filter(({ id, tags }) => tags.includes('autodocs') && isOwn(id))

  return (
    <>
      <Title>{components[name] ? `${components[name]} ${name}` : name}</Title>
      <Description />
      {door && <Source dark language="tsx" code={`import { ${name} } from '${door}'`} />}
      <Canvas sourceState="shown" />
      <Controls />
      {others.length > 0 && <Heading>其他样子</Heading>}
      {others.map(({ id, moduleExport }) => (
        <DocsStory key={id} of={moduleExport} expanded />
      ))}
    </>
  )
}

/** The other theme and the other window are a press on the toolbar away. */
const isOwn = (id: string) => !/--(?:dark|phone)-picture$/.test(id)
