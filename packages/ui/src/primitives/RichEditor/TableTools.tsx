import type { Editor } from '@tiptap/react'
import { Button } from '../Button/Button.tsx'
import * as S from './RichEditor.styles.ts'

const tools: [label: string, run: (chain: ReturnType<Editor['chain']>) => ReturnType<Editor['chain']>][] = [
  ['加一行', (chain) => chain.addRowAfter()],
  ['加一列', (chain) => chain.addColumnAfter()],
  ['删除行', (chain) => chain.deleteRow()],
  ['删除列', (chain) => chain.deleteColumn()],
  ['删除表格', (chain) => chain.deleteTable()],
]

/** What can be done with the table that the cursor is in. */
export const TableTools = ({ editor }: { editor: Editor }) => (
  <S.Tools aria-label="表格">
    {tools.map(([label, run]) => (
      <Button key={label} tone="quiet" size="sm" onPress={() => run(editor.chain().focus()).run()}>
        {label}
      </Button>
    ))}
  </S.Tools>
)
