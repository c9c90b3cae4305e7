import * as S from './RichEditor.styles.ts'

/** Stands where the editor will be. */
export const Coming = () => <S.Waiting role="status">正在载入编辑器</S.Waiting>
