import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import list from '../../demand/DemandList/DemandList.stories.tsx'
import { DemandList } from '../../demand/DemandList/DemandList.tsx'
import parser from '../../demand/DemandParser/DemandParser.stories.tsx'
import { DemandParser } from '../../demand/DemandParser/DemandParser.tsx'
import { Section } from '../../primitives/Section/Section.tsx'
import doors from '../../search/EntryDoors/EntryDoors.stories.tsx'
import { EntryDoors } from '../../search/EntryDoors/EntryDoors.tsx'
import { Screen } from '../story-screen.tsx'
import { BoardLayout } from './BoardLayout.tsx'

const side = (title: string) => (
  <Section title={title} more={{ href: '#all', label: '全部' }}>
    <DemandList {...list.args} />
  </Section>
)

const meta = {
  component: BoardLayout,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: { component: '用途：供求首页的版面。上面是发布框与别的入口，下面两边各是最新的求购与供应。' },
      story: { inline: false, height: '720px' },
    },
  },
  globals: { viewport: { value: 'desktop' } },
  args: {
    title: '元器件供求',
    figures: [
      { label: '在求', value: 3218, unit: '条' },
      { label: '在供', value: 12_904, unit: '条' },
    ],
    box: <DemandParser {...parser.args} text="" lines={[]} />,
    doors: <EntryDoors {...doors.args} />,
    sides: [side('最新求购'), side('最新供应')],
  },
  render: (args) => (
    <Screen>
      <BoardLayout {...args} />
    </Screen>
  ),
} satisfies Meta<typeof BoardLayout>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '元器件供求' })).toBeVisible()
    await expect(canvas.getByRole('region', { name: '最新供应' })).toBeVisible()
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
