import { Controls, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks'

/**
 * The page of a component: what it is for, its first story, its props, and its other stories. What fills a window
 * (dialogs, whole screens) stands here once, in a frame: several would fight for the keyboard.
 */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const docs = preparedMeta.parameters['docs'] as { story?: { inline?: boolean } } | undefined

  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Controls />
      {docs?.story?.inline !== false && <Stories includePrimary={false} />}
    </>
  )
}
