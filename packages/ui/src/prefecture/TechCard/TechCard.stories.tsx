import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { course, document, now } from '../story-data.ts'
import { TechCard, type TechCardProps } from './TechCard.tsx'

const meta = {
  component: TechCard,
  parameters: {
    docs: { description: { component: '用途：课程、技术资料、原厂资料与专栏文章的一行。有文件的写页数与大小。' } },
  },
  args: { document: course, href: '#21', now },
} satisfies Meta<typeof TechCard>

export default meta
type Story = StoryObj<typeof meta>

export const Course: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: course.title })).toHaveAttribute('href', '#21')
    await expect(canvas.getByText('下载 1,204')).toBeVisible()
  },
}

/** Several may be fetched at once: each has a tick that names it. */
export const Ticked: Story = {
  args: { document, selection: { isSelected: true, onChange: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: `选择 ${document.title}` }))
    await expect(args.selection?.onChange).toHaveBeenCalledWith(false)
  },
}

const Rows = (props: TechCardProps) => (
  <>
    <TechCard {...props} />
    <TechCard {...props} document={document} />
  </>
)

export const Picture: Story = { render: Rows }
