import type { ThemeOptions } from '@mui/material/styles';

/** The edge of a field that has the focus. */
export const focusedEdge = { borderColor: 'var(--focus)', borderWidth: 2 };

const touch = '@media (pointer: coarse)';

/** MUI's pickers of dates in our clothes. */
export const muiPickers = {
  MuiPickersOutlinedInput: {
    styleOverrides: {
      root: {
        minHeight: 'var(--control-height)',
        paddingInline: '10px 3px',
        backgroundColor: 'var(--sheet)',
        letterSpacing: 'normal',
        '&:hover:not(.Mui-focused) .MuiPickersOutlinedInput-notchedOutline': { borderColor: 'var(--control-edge)' },
        '&.Mui-focused:not(.Mui-error) .MuiPickersOutlinedInput-notchedOutline': focusedEdge,
        '&.Mui-focused.Mui-error .MuiPickersOutlinedInput-notchedOutline': {
          ...focusedEdge,
          borderColor: 'var(--danger)',
        },
        [touch]: { fontSize: '1rem' },
      },
      // Under the letters, or the edge would cover the sheet.
      notchedOutline: { top: 0, borderColor: 'var(--control-edge)', '& legend': { display: 'none' } },
      sectionsContainer: ({ ownerState }) => ({
        width: 'auto',
        padding: '6px 0',
        lineHeight: 'inherit',
        ...(ownerState.isFieldValueEmpty && !ownerState.isFieldFocused && { color: 'var(--ink-third)', opacity: 1 }),
      }),
    },
  },
  MuiPickersInputBase: {
    styleOverrides: { sectionContent: { lineHeight: 'inherit', borderRadius: 3 } },
  },
  // The layer around it has edge and shadow already.
  MuiPickerPopper: { styleOverrides: { paper: { boxShadow: 'none' } } },
  MuiPickersCalendarHeader: {
    styleOverrides: {
      root: { marginTop: 4, paddingInline: '12px 4px' },
      labelContainer: { fontSize: 'var(--text-work)', fontWeight: 'var(--weight-strong)' },
    },
  },
  MuiDateCalendar: { styleOverrides: { root: { [touch]: { height: 'auto', maxHeight: 'none' } } } },
  MuiDayCalendar: {
    styleOverrides: {
      weekDayLabel: {
        color: 'var(--ink-second)',
        fontSize: 'var(--text-second)',
        [touch]: { width: 42, margin: '0 1px' },
      },
      slideTransition: { [touch]: { minHeight: 6 * 46 } },
    },
  },
  MuiPickerDay: {
    styleOverrides: { root: { [touch]: { '--PickerDay-size': '42px', '--PickerDay-horizontalMargin': '1px' } } },
  },
  MuiYearCalendar: {
    styleOverrides: { button: { fontSize: 'var(--text-work)', textAlign: 'center', [touch]: { height: 44 } } },
  },
} satisfies ThemeOptions['components'];
