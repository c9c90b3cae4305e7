import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

/** Half the room of ‘已’, less the gap of the button: pressing moves nothing. */
export const Half = styled.span`
  width: calc(0.5em - 6px);
`

export const Count = styled.span`
  font: 400 ${token('text', 12)} / 1 ${token('font', 'mono')};
`
