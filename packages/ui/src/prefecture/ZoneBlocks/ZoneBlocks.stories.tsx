import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Section } from '../../primitives/Section/Section.tsx'
import { course, document, now } from '../story-data.ts'
import { TechCard } from '../TechCard/TechCard.tsx'
import { ZoneBlocks } from './ZoneBlocks.tsx'

const meta = {
  component: ZoneBlocks,
  parameters: {
    docs: { description: { component: '用途：专区首页的版块，两个并排；窄屏一个接一个。' } },
  },
  args: {
    children: [course, document].map((each) => (
      <Section key={each.id} title={each === course ? '课程资料' : '原厂资料'}>
        <TechCard document={each} href={`#${each.id}`} now={now} />
      </Section>
    )),
  },
} satisfies Meta<typeof ZoneBlocks>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: ({ canvas }) => expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2),
}
