import type { FavourTag, RecentViewRecord } from '@xinpu/sdk/types'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { refusalOf } from '../../primitives/Form/refusal.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { recordName } from '../../primitives/RecordRow/record-shown.tsx'
import { TagInput } from '../../primitives/TagInput/TagInput.tsx'
import * as S from './FavouriteList.styles.ts'
import type { FavouriteListProps } from './FavouriteList.tsx'

interface TagDialogProps extends Pick<FavouriteListProps, 'setTags'> {
  record: RecentViewRecord
  /** Words that are on others already. */
  known: readonly FavourTag[]
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

const most = 10

/** The words of a person on one favourite. */
export function TagDialog({ record, known, isOpen, onOpenChange, setTags }: TagDialogProps) {
  const [tags, setOwnTags] = useState<readonly string[]>(record.tags ?? [])
  const [isSaving, setSaving] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const others = known.filter(({ name }) => !tags.includes(name)).slice(0, most)

  const save = async () => {
    setSaving(true)
    setRefusal(undefined)
    try {
      await setTags(record, [...tags])
      onOpenChange(false)
    } catch (error) {
      setRefusal(refusalOf(error, '标签没有保存，请再试一次'))
    } finally {
      setSaving(false)
    }
  }

  return (
    <Dialog
      title="标签"
      subtitle={recordName(record)}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <>
          <Button onPress={() => onOpenChange(false)}>取消</Button>
          <Button tone="primary" isPending={isSaving} onPress={() => void save()}>
            保存
          </Button>
        </>
      }
    >
      {refusal && <Alert tone="danger" title={refusal} />}
      <TagInput
        label="标签"
        value={tags}
        onChange={setOwnTags}
        max={most}
        maxLength={20}
        help="按 Enter 或逗号分开，每个最多 20 个字。"
      />
      {others.length > 0 && tags.length < most && (
        <S.Known role="group" aria-label="用过的标签">
          {others.map(({ name }) => (
            <Button key={name} size="sm" onPress={() => setOwnTags([...tags, name])}>
              <Icon of={Plus} size={12} weight="bold" />
              {name}
            </Button>
          ))}
        </S.Known>
      )}
    </Dialog>
  )
}
