/** The texts of features/admin/labels. */

export const scaleLabelsUpdated = 'Scale labels updated successfully';
export const failedToSaveScaleLabels = 'Failed to save scale labels';
export const labelFor = (value: number): string => `Label for ${value}`;
export const modified = 'Modified';
export const saveLabels = (count: number): string => `Save Labels (${count})`;
export const cancel = 'Cancel';
export const loading = 'Loading...';
