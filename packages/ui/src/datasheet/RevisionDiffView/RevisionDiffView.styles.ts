import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Root = styled.div`
  display: grid;
  gap: ${token('space', 4)};
  justify-items: start;
  padding-top: ${token('space', 3)};

  > * {
    min-width: 0;
    max-width: 100%;
  }
  > section,
  > [role='status'] {
    width: 100%;
  }
`

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space', 2)} ${token('space', 4)};
`

export const Sum = styled.p`
  font-size: ${token('text', 13)};
  line-height: 20px;
`

export const Page = styled.section`
  width: 100%;
  min-width: 0;
`

export const PageName = styled.h3`
  margin-bottom: ${token('space', 1)};
  font-size: ${token('text', 14)};
  line-height: 22px;
`
