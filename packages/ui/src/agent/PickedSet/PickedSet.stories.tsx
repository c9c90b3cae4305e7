import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { brands } from '../story-data.ts'
import { PickedSet, withPicked, type PickedSetProps } from './PickedSet.tsx'

const meta = {
  component: PickedSet,
  parameters: {
    docs: {
      description: { component: '用途：从很多项里选几项，选中的逐个列在下面，可以移除。选择的控件由使用者给出。' },
    },
  },
  args: { label: '代理品牌', picked: brands.slice(0, 2), onChange: fn(), children: null },
  render: Kept,
} satisfies Meta<typeof PickedSet>

export default meta
type Story = StoryObj<typeof meta>

/** The owner keeps the set; the button stands for a field that finds brands. */
function Kept(args: PickedSetProps) {
  const [picked, setPicked] = useState(args.picked)
  const next = brands[2]
  return (
    <PickedSet {...args} picked={picked} onChange={(left) => (setPicked(left), args.onChange(left))}>
      <Button onPress={() => next && setPicked(withPicked(picked, next))}>选择品牌</Button>
    </PickedSet>
  )
}

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '选择品牌' }))
    await userEvent.click(canvas.getByRole('button', { name: '选择品牌' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button', { name: '移除 ADI' }))
    await expect(canvas.queryByText('ADI')).toBeNull()
    await expect(canvas.getByText('muRata')).toBeVisible()
  },
}
export const Empty: Story = {
  args: { picked: [] },
  play: ({ canvas }) => expect(canvas.queryByRole('list')).toBeNull(),
}
