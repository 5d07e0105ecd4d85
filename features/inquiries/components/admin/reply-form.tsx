import { FormDialog, fieldOf } from '#ui/admin/form-dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { useSending } from '#ui/sending.ts';
import { Textarea } from '#ui/textarea.tsx';
import { type InquiryReplyInput, inquiryReplyBody, type OpenInquiryAnswer } from '../../schema.ts';
import { INQUIRIES, sendReply } from './calls.ts';

interface ReplyFormProps {
  inquiry: OpenInquiryAnswer;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A colleague's answer, mailed to whoever wrote. */
export function ReplyForm({ inquiry, open, onOpenChange }: ReplyFormProps) {
  const sending = useSending(sendReply, {
    once: 'inquiry-reply',
    readAgain: [INQUIRIES],
    says: ({ message }) => ({ title: 'Answer sent', description: message }),
  });
  const about = inquiry.topic || (inquiry.kind === 'quote' ? 'quote request' : 'message');
  const [firstName = ''] = inquiry.name.split(' ');
  return (
    <FormDialog<InquiryReplyInput>
      open={open}
      onOpenChange={onOpenChange}
      title={`Answer ${inquiry.name}`}
      description={`Goes to ${inquiry.email}, with their own words below it.`}
      size="wide"
      schema={inquiryReplyBody}
      values={{ subject: `Your ${about.toLowerCase()}`, message: `Dear ${firstName},\n\n` }}
      submit="Send answer"
      onSave={(json) => sending.mutateAsync({ inquiryId: inquiry.id, json })}
    >
      {(form) => (
        <>
          <Field label="Subject" required {...fieldOf(form, 'subject')}>
            <Input autoComplete="off" {...form.register('subject')} />
          </Field>
          <Field
            label="Message"
            required
            hint="A blank line starts a new paragraph. Your name is added below."
            {...fieldOf(form, 'message')}
          >
            <Textarea rows={9} {...form.register('message')} />
          </Field>
        </>
      )}
    </FormDialog>
  );
}
