import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MergerNotes, type MergerNotesProps } from './MergerNotes.tsx'

const heir: MergerNotesProps['brand'] = {
  name: 'ADI',
  absorbed: [
    { name: 'Maxim Integrated', year: 2021 },
    { name: 'Linear Technology', year: 2017 },
    { name: 'Hittite', year: 2014 },
  ],
}
const gone: MergerNotesProps['brand'] = {
  name: 'MAXIM',
  mergedInto: { id: 5, name: 'ADI', fullName: '亚德诺 ADI', website: '', fullLogo: '' },
  absorbed: [{ name: 'Dallas Semiconductor', year: 2001 }],
}

const meta = {
  component: MergerNotes,
  parameters: {
    docs: {
      description: {
        component:
          '用途：说明品牌的并购，旧名找到新主。何时用：品牌页的页首。没有并购时什么也不显示；别名不要放在这里，它们在 EntityHeader 里。',
      },
    },
  },
  args: { brand: heir, hrefOf: ({ id }) => `#${id}` },
} satisfies Meta<typeof MergerNotes>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem')
    await expect(first).toHaveTextContent('Maxim Integrated并入ADI2021 年')
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

/** A brand that is none of its own any more leads to the one it went to. */
export const Gone: Story = {
  args: { brand: gone },
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: '亚德诺 ADI' })).toHaveAttribute('href', '#5'),
}

export const Empty: Story = {
  args: { brand: { name: 'TI' } },
  play: ({ canvas }) => expect(canvas.queryByRole('list')).toBeNull(),
}

const Sheet = (props: MergerNotesProps) => (
  <div style={{ display: 'grid', gap: 24 }}>
    <MergerNotes {...props} />
    <MergerNotes {...props} brand={gone} />
  </div>
)

export const Picture: Story = { render: Sheet }
