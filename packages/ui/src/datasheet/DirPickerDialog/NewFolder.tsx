import { FolderPlus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../primitives/Button/Button.tsx'
import { refusalOf } from '../../primitives/Form/refusal.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { token } from '../../theme/index.ts'

/** Makes a folder in the chosen one: a button until it is wanted, then a name. */
export function NewFolder({ add }: { add: (name: string) => Promise<void> }) {
  const [name, setName] = useState<string>()
  const [error, setError] = useState<string>()
  const [isAdding, setAdding] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const isOpen = name !== undefined
  // Whoever asked for a folder goes on to type its name.
  useEffect(() => {
    if (isOpen) field.current?.focus()
  }, [isOpen])

  async function submit(): Promise<void> {
    const wanted = (name ?? '').trim()
    if (isAdding) return
    if (!wanted) return setError('请输入文件夹名称')
    setAdding(true)
    try {
      await add(wanted)
      // React does not bear a field that goes with the focus still in it.
      field.current?.blur()
      setName(undefined)
    } catch (fault) {
      setError(refusalOf(fault, '没有建成，请检查网络后重试'))
    } finally {
      setAdding(false)
    }
  }

  if (!isOpen)
    return (
      <div>
        <Button tone="quiet" size="sm" onPress={() => setName('')}>
          <Icon of={FolderPlus} /> 在此新建文件夹
        </Button>
      </div>
    )
  return (
    <Line>
      <TextField
        label="文件夹名称"
        inputRef={field}
        maxLength={60}
        value={name}
        onChange={(next) => {
          setName(next)
          setError(undefined)
        }}
        onEnter={() => void submit()}
        error={error}
      />
      <Button isPending={isAdding} onPress={() => void submit()}>
        新建
      </Button>
    </Line>
  )
}

/** The button stands beside the box, whatever stands under it. */
const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token('space', 2)};
  align-items: start;

  > button {
    margin-top: 26px;
  }
`
