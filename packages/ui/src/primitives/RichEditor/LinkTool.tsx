import { useEditorState, type Editor } from '@tiptap/react'
import { Link } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { Popover } from '../Popover/Popover.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { webAddress } from './extensions.ts'
import * as S from './RichEditor.styles.ts'

/** Asks where the chosen words lead. */
export function LinkTool({ editor, isDisabled }: { editor: Editor; isDisabled: boolean }) {
  const isOn = useEditorState({ editor, selector: ({ editor }) => editor.isActive('link') })
  const [isOpen, setOpen] = useState(false)
  const [address, setAddress] = useState('')
  const [error, setError] = useState<string>()

  const open = (next: boolean) => {
    if (next) setAddress(String(editor.getAttributes('link')['href'] ?? ''))
    setError(undefined)
    setOpen(next)
  }
  /** The panel gives the focus back to its button first. */
  const close = () => {
    setOpen(false)
    requestAnimationFrame(() => editor.commands.focus())
  }
  const apply = () => {
    const href = webAddress(address)
    if (!href) return setError('请输入 http 或 https 开头的网址')
    const chain = editor.chain().extendMarkRange('link')
    const isBare = editor.state.selection.empty && !isOn
    const mark = { type: 'link', attrs: { href } }
    if (isBare) chain.insertContent({ type: 'text', text: href, marks: [mark] }).run()
    else chain.setLink({ href }).run()
    close()
  }
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetLink().run()
    close()
  }

  return (
    <Popover
      label="链接"
      isOpen={isOpen}
      onOpenChange={open}
      trigger={
        <Button tone="quiet" size="sm" shape="icon" aria-label="链接" isPressedOn={isOn} isDisabled={isDisabled}>
          <Icon of={Link} isLine />
        </Button>
      }
    >
      <S.LinkForm>
        <TextField
          label="网址"
          value={address}
          onChange={setAddress}
          onEnter={apply}
          error={error}
          inputMode="url"
          placeholder="https://"
        />
        <S.LinkWays>
          {isOn && (
            <Button tone="quiet" size="sm" onPress={remove}>
              移除链接
            </Button>
          )}
          <Button tone="primary" size="sm" onPress={apply}>
            确定
          </Button>
        </S.LinkWays>
      </S.LinkForm>
    </Popover>
  )
}
