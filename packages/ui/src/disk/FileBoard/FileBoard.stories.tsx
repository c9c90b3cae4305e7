import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { FileBoard } from './FileBoard.tsx'

const meta = {
  component: FileBoard,
  parameters: { docs: { description: { component: '用途：文件夹在左、内容在右；两边都能放下拖来的文件。' } } },
  args: {
    aside: <p>文件夹</p>,
    children: (
      <>
        <p data-folder="7">规格书摘录</p>
        <p draggable data-entry="f1">
          GW3_sch_revC.pdf
        </p>
      </>
    ),
    keysWith: (key) => [key, 'f2'],
    onMove: fn(),
    onFiles: fn(),
  },
} satisfies Meta<typeof FileBoard>

export default meta
type Story = StoryObj<typeof meta>

const drag = (at: Element, name: string, dataTransfer: DataTransfer) =>
  at.dispatchEvent(new DragEvent(name, { bubbles: true, cancelable: true, dataTransfer }))

/** What is ticked goes along; files of the computer go into the folder they are let go over. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const entries = new DataTransfer()
    const folder = canvas.getByText('规格书摘录')
    drag(canvas.getByText('GW3_sch_revC.pdf'), 'dragstart', entries)
    drag(folder, 'drop', entries)
    await expect(args.onMove).toHaveBeenCalledWith(['f1', 'f2'], 7)
    const files = new DataTransfer()
    const sent = new File(['x'], 'a.txt')
    files.items.add(sent)
    drag(folder, 'drop', files)
    await expect(args.onFiles).toHaveBeenCalledWith([sent], { folderId: 7 })
  },
}
