import type { ThemeOptions } from '@mui/material/styles';

/** Border of a focused field. */
export const focusBorderStyle = { borderColor: 'var(--focus)', borderWidth: 2 };

const TOUCH_QUERY = '@media (pointer: coarse)';

/** Overrides of MUI's date pickers. */
export const muiPickers = {
  MuiPickersOutlinedInput: {
    styleOverrides: {
      root: {
        minHeight: 'var(--control-height)',
        paddingInline: '10px 3px',
        backgroundColor: 'var(--sheet)',
        letterSpacing: 'normal',
        '&:hover:not(.Mui-focused) .MuiPickersOutlinedInput-notchedOutline': { borderColor: 'var(--control-edge)' },
        '&.Mui-focused:not(.Mui-error) .MuiPickersOutlinedInput-notchedOutline': focusBorderStyle,
        '&.Mui-focused.Mui-error .MuiPickersOutlinedInput-notchedOutline': {
          ...focusBorderStyle,
          borderColor: 'var(--danger)',
        },
        [TOUCH_QUERY]: { fontSize: '1rem' },
      },
      // At `top: 0`, or the outline would overlap the label above the field.
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
  // The surrounding layer already has border and shadow.
  MuiPickerPopper: { styleOverrides: { paper: { boxShadow: 'none' } } },
  MuiPickersCalendarHeader: {
    styleOverrides: {
      root: { marginTop: 4, paddingInline: '12px 4px' },
      labelContainer: { fontSize: 'var(--text-work)', fontWeight: 'var(--weight-strong)' },
    },
  },
  MuiDateCalendar: { styleOverrides: { root: { [TOUCH_QUERY]: { height: 'auto', maxHeight: 'none' } } } },
  MuiDayCalendar: {
    styleOverrides: {
      weekDayLabel: {
        color: 'var(--ink-second)',
        fontSize: 'var(--text-second)',
        [TOUCH_QUERY]: { width: 42, margin: '0 1px' },
      },
      slideTransition: { [TOUCH_QUERY]: { minHeight: 6 * 46 } },
    },
  },
  MuiPickerDay: {
    styleOverrides: { root: { [TOUCH_QUERY]: { '--PickerDay-size': '42px', '--PickerDay-horizontalMargin': '1px' } } },
  },
  MuiYearCalendar: {
    styleOverrides: { button: { fontSize: 'var(--text-work)', textAlign: 'center', [TOUCH_QUERY]: { height: 44 } } },
  },
} satisfies ThemeOptions['components'];
