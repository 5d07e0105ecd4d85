/** The body of POST /api/yacht-requests with its documented fields, except where the test's fields differ. */
export function aRequestBody(yachtId: string, fields: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    requestType: 'charter',
    yachtId,
    contactName: 'Rosa Delgado',
    contactEmail: 'rosa.delgado@visitors.example',
    contactPhone: '+1 (305) 555-0177',
    startDate: '2027-03-06',
    duration: 'afternoon',
    guestCount: 8,
    specialRequests: '',
    message: 'Add-ons: ; Packages: ',
    status: 'pending',
    ...fields,
  };
}
