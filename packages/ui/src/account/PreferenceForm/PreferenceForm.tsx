import { useState } from 'react'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx'
import { Section } from '../../primitives/Section/Section.tsx'
import { Switch } from '../../primitives/Switch/Switch.tsx'
import { TimeText } from '../../primitives/TimeText/TimeText.tsx'
import { usePending } from '../use-pending.ts'
import * as S from './PreferenceForm.styles.ts'

export interface PreferenceFormProps {
  /** Where links to other sites open. */
  linksOpenIn: 'newTab' | 'sameTab'
  onLinksOpenIn: (linksOpenIn: 'newTab' | 'sameTab') => void
  /** Whether single letters act on lists: j, k, x, s and ?. */
  usesListKeys: boolean
  onUsesListKeys: (usesListKeys: boolean) => void
  /** Whether what the person looks at is not recorded for now. */
  pausesHistory: boolean
  /** Stops recording, or goes on; rejects with the server's word. */
  onPausesHistory: (pausesHistory: boolean) => Promise<unknown> | void
  /** Hands out everything that is kept of the person as one file; rejects with the server's word. */
  exportData: () => Promise<unknown>
  /** Forgets what this device keeps, after it was confirmed. */
  clearDevice: () => Promise<unknown> | void
  /** When the account began. */
  createTime: string
  /** The present moment. */
  now: Date
}

/** How the site behaves for a person, and what it keeps of them. */
export const PreferenceForm = (props: PreferenceFormProps) => (
  <S.Root>
    <Preferences {...props} />
    <OwnData {...props} />
  </S.Root>
)

function Preferences({ linksOpenIn, onLinksOpenIn, pausesHistory, onPausesHistory, ...keys }: PreferenceFormProps) {
  const { pending, refusal, run } = usePending('没有改好，请再试一次')

  return (
    <Section title="偏好">
      {refusal && <Alert tone="danger" title={refusal} />}
      <S.Row>
        <Switch isSelected={linksOpenIn === 'newTab'} onChange={(isOn) => onLinksOpenIn(isOn ? 'newTab' : 'sameTab')}>
          外部链接在新标签页打开
        </Switch>
        <S.Help>导航里的网站与友情链接，只影响本机。</S.Help>
      </S.Row>
      <S.Row>
        <Switch isSelected={keys.usesListKeys} onChange={keys.onUsesListKeys}>
          列表快捷键
        </Switch>
        <S.Help>在列表里按 j、k 上下走，x 勾选，? 看全部；只影响本机。</S.Help>
      </S.Row>
      <S.Row>
        <Switch
          isSelected={pausesHistory}
          isDisabled={pending.size > 0}
          onChange={(isOn) => void run([0], async () => onPausesHistory(isOn))}
        >
          暂停浏览记录
        </Switch>
        <S.Help>看过的资料、供求与文章不再留下，已有的记录不变。</S.Help>
      </S.Row>
    </Section>
  )
}

function OwnData({ exportData, clearDevice, createTime, now }: PreferenceFormProps) {
  const [isAsking, setAsking] = useState(false)
  const { pending, refusal, run } = usePending('没有导出，请再试一次')

  return (
    <Section title="数据">
      {refusal && <Alert tone="danger" title={refusal} />}
      <S.Row>
        <Button isPending={pending.size > 0} onPress={() => void run([0], exportData)}>
          导出我的数据
        </Button>
        <S.Help>账号、收藏、供求等全部内容和上传的文件，一个 zip。</S.Help>
      </S.Row>
      <S.Row>
        <Button onPress={() => setAsking(true)}>清除本机数据</Button>
        <S.Help>这台设备上的草稿、搜索历史与显示设置，账号里的内容不变。</S.Help>
      </S.Row>
      <S.Account>
        账号注册于 <TimeText value={createTime} now={now} mode="full" />
      </S.Account>
      <ConfirmDialog
        title="清除本机数据"
        verb="清除本机数据"
        isOpen={isAsking}
        onOpenChange={setAsking}
        confirm={clearDevice}
      >
        没有提交的草稿、搜索历史与显示设置将被删除，不能恢复。
      </ConfirmDialog>
    </Section>
  )
}
