import { FileTrigger } from 'react-aria-components'
import { TriggerButton } from '../../primitives/Button/TriggerButton.tsx'
import * as S from './UploadQueue.styles.ts'

/** The file itself is wanted once more. */
export const ChooseAgain = ({ name, onFile }: { name: string; onFile: (file: File) => void }) => (
  <S.Choice>
    <FileTrigger
      onSelect={(list) => {
        const file = list?.item(0)
        if (file) onFile(file)
      }}
    >
      <TriggerButton size="sm" aria-label={`重新选择 ${name}`}>
        重新选择
      </TriggerButton>
    </FileTrigger>
  </S.Choice>
)
